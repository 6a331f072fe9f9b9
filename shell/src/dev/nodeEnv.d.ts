/** webpack puts the value in the place of this expression. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } }
