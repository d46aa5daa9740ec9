const steps = ['5xl', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const

/** Every step of the type scale with the same words. */
export function TypeScale({ text }: { text: string }) {
  return (
    <dl className="specimen">
      {steps.map((step) => (
        <div key={step}>
          <dt>--t-{step}</dt>
          <dd className={`specimen__${step}`}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
