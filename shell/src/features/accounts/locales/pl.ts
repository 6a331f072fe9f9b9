import account from './pl.json' with { type: 'json' }

export default account
