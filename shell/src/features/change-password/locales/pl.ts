import messages from './pl.json' with { type: 'json' }

export default messages
