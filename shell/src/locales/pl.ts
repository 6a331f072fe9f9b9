import ui from '@kinora/ui/locales/pl.json' with { type: 'json' }
import consent from '../features/consent/locales/pl.json' with { type: 'json' }
import shell from './pl.json' with { type: 'json' }

export default { consent, shell, ui }
