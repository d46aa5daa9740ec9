/** Figures of experiments, and the marks that they have to meet. */

const marks = {
  max: { sign: '≤', isMet: (value, mark) => value <= mark },
  min: { sign: '≥', isMet: (value, mark) => value >= mark },
  is: { sign: '=', isMet: (value, mark) => value === mark },
}

const markOf = ({ mark }) => {
  const [[kind, limit]] = Object.entries(mark)
  return { ...marks[kind], limit }
}

/** Whether a figure meets its mark. */
export function isMet(figure) {
  const { isMet: meets, limit } = markOf(figure)
  return meets(figure.value, limit)
}

/** Numbers as people read them: no more digits than they can tell apart. */
export const shownValue = ({ value, unit = '' }) => {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2
  const text =
    typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: digits }) : value
  return unit ? `${text} ${unit}` : String(text)
}

/** The mark of a figure: `≤ 5 ms`. */
export function shownMark(figure) {
  const { sign, limit } = markOf(figure)
  return `${sign} ${shownValue({ value: limit, unit: figure.unit })}`
}
