import ui from '@kinora/ui/locales/en.json' with { type: 'json' }
import consent from '../features/consent/locales/en.json' with { type: 'json' }
import shell from './en.json' with { type: 'json' }

export default { consent, shell, ui }
