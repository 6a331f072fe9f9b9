import { ApiForm, useApiForm, useProblemWords } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { TextField } from '@kinora/ui'
import { object, string } from 'yup'
import styles from './PasteLink.module.css'
import { signInFailure } from './signInFailure.ts'

/** A sign-in link, or a text that has one. */
const LINK = /\/auth\/link[^\s#]*#code=([\w-]+)/

/** The field's name says that it has a code, so that it is not kept in the tab (`useKeptTyping`). */
const schema = object({
  linkWithCode: string().trim().required('form.error.link.required').matches(LINK, 'form.error.link.format'),
})

/** For whoever asked in an installed app, from which no mail opens its links: takes the copied link (decision 070). */
export function PasteLink({ goTo }: { goTo: (url: string) => void }) {
  const { t } = useTranslation('mfe-account')
  const { field, state } = useApiForm<{ linkWithCode: string }>({
    schema,
    words: useProblemWords('mfe-account'),
    send: async ({ linkWithCode }) => {
      const result = await sessionClient.signInByLink(LINK.exec(linkWithCode)![1]!)
      if (!result.ok) return signInFailure(result)
      goTo(result.url)
      return null
    },
  })
  return (
    <section className={styles.paste}>
      <h2>{t('signInLink.paste.title')}</h2>
      <ApiForm state={state} submit={t('signInLink.open')} busy={t('signIn.busy')}>
        <TextField
          {...field('linkWithCode')}
          label={t('signInLink.paste.label')}
          hint={t('signInLink.paste.hint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ApiForm>
    </section>
  )
}
