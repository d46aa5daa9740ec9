/** Keeps visitors' forms as files, where no content system is connected that could take them. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { askedFields } from '../../src/blocks/form/form-definition.ts'
import type { FormValues } from '../../src/blocks/form/form-values.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { writeYaml } from '../yaml/write-yaml.ts'
import type { FormRelay } from './relay.ts'

/** Maximum number of files of a form: an operator who reads none must not find a full disk. */
const maxFiles = 10_000

/** Handles that are a folder of their own on every system, and lead nowhere else. */
const safeHandle = /^[\w-]{1,64}$/

interface KeptFormsOptions {
  /** Folder with a folder for each form. */
  readonly dir: string
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Creates a relay that writes each form to a file of its own, `{dir}/{form}/{time}-{id}.yaml`, with the values
 * by handle and the time in seconds, as Statamic stores submissions. Passwords are not kept. The log names form
 * and file, and no value.
 */
export const createKeptForms = ({ dir, logger, now = Date.now }: KeptFormsOptions): FormRelay => ({
  async send(form, values) {
    if (form.unstored) {
      logger.warn(
        { form: form.handle },
        'A form with `store: false` has no other destination, and was not kept',
      )
      return { kind: 'unkept' }
    }
    const file = `${(now() / 1000).toFixed(4)}-${randomBytes(4).toString('hex')}.yaml`
    try {
      await keep(folderOf(dir, form), file, writeYaml(withoutPasswords(form, values)))
    } catch (err) {
      logger.warn({ form: form.handle, err }, 'A form could not be kept in FORMS_DIR')
      return { kind: 'unkept' }
    }
    logger.info({ form: form.handle, file }, 'A form was kept')
    return { kind: 'sent' }
  },
})

/** @throws Error for a handle that could be a path */
function folderOf(dir: string, { handle }: FormDefinition): string {
  if (!safeHandle.test(handle)) throw new Error('The handle of the form is no name of a folder')
  return join(dir, handle)
}

/**
 * Writes a file that only this user may read.
 * @throws Error when the folder is full or cannot be written to
 */
async function keep(folder: string, file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length >= maxFiles)
    throw new Error(`The folder has ${maxFiles} files: read them, and move them elsewhere`)
  await writeFile(join(folder, file), text, { flag: 'wx', mode: 0o600 })
}

const withoutPasswords = (form: FormDefinition, values: FormValues): FormValues => {
  const passwords = new Set(
    askedFields(form).flatMap(({ type, handle }) => (type === 'password' ? handle : [])),
  )
  return Object.fromEntries(Object.entries(values).filter(([handle]) => !passwords.has(handle)))
}
