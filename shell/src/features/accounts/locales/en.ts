import account from './en.json' with { type: 'json' }

export default account
