import messages from './en.json' with { type: 'json' }

export default messages
