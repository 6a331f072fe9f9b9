import ui from '@kinora/ui/locales/pl.json' with { type: 'json' }
import consent from '../consent/locales/pl.json' with { type: 'json' }
import shell from './pl.json' with { type: 'json' }

export default { consent, shell, ui }
