/** SQL for an `Image` of shared/contracts, from the row `i` of `images`. */
export const imageJson = `jsonb_build_object('id', i.id, 'url', i.url, 'alternativeText', i.alternative_text, 'name', i.name,
    'width', i.width, 'height', i.height, 'formats', i.formats)`
