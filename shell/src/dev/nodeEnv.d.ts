/** webpack replaces this expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } }
