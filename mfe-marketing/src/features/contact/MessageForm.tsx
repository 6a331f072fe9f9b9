import { identity } from '@kinora/content/identity'
import { ApiForm, email, useApiForm, useProblemWords } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_TOPICS, type ContactTopic } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { CheckboxField, EmailField, SelectField, TextAreaField, TextField } from '@kinora/ui'
import { useEffect } from 'react'
import { boolean, object, string } from 'yup'
import styles from './ContactForm.module.css'
import { useSendMessage } from './useSendMessage.ts'

type Values = { name: string; email: string; topic: ContactTopic; message: string; consent: boolean; website?: string }

const schema = object({
  name: string().trim().required('form.error.name.required').max(200, 'form.error.name.format'),
  email,
  topic: string().required('form.error.topic.required'),
  message: string()
    .trim()
    .required('form.error.message.required')
    .max(CONTACT_MESSAGE_MAX_LENGTH, 'form.error.message.format'),
  consent: boolean().oneOf([true], 'form.error.consent.required'),
  website: string(),
})

const helpEmail = identity.email.help

/** The form of a contact message. Name and e-mail of a signed-in user are prefilled; `website` is a honeypot. */
export function MessageForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('mfe-marketing')
  const { session } = useSession()
  const sendMessage = useSendMessage()
  const { field, state, register, getValues, setValue } = useApiForm<Values>({
    schema,
    send: async (values, key) => {
      const failure = await sendMessage({ ...values, consent: true, key })
      if (!failure) onSent(values.email)
      return failure
    },
    words: useProblemWords('mfe-marketing', 'contact', { helpEmail }),
  })

  const user = session?.userData
  useEffect(() => {
    if (!user) return
    if (!getValues('name')) setValue('name', `${user.firstName} ${user.lastName}`)
    if (!getValues('email')) setValue('email', user.email)
  }, [user, getValues, setValue])

  return (
    <section className={styles.form} aria-labelledby="write">
      <h2 id="write">{t('contact.title')}</h2>
      <ApiForm state={state} submit={t('contact.send')} busy={t('contact.sending')}>
        <TextField {...field('name')} label={t('contact.name')} autoComplete="name" />
        <EmailField {...field('email')} label={t('contact.email')} />
        <SelectField {...field('topic')} label={t('contact.topic')} defaultValue={CONTACT_TOPICS[0]}>
          {CONTACT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`contact.topics.${topic}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('message')}
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          rows={7}
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            Website
            <input {...register('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <CheckboxField {...field('consent')} label={t('contact.consent')}>
          <Link to={paths.privacyPolicy()}>{t('contact.privacy')}</Link>
        </CheckboxField>
      </ApiForm>
      <noscript>
        <p>{t('contact.noScript', { helpEmail })}</p>
      </noscript>
    </section>
  )
}
