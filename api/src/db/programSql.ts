/** A program as the contract has it, everything populated, from `p` and the joins below; $1 is the locale. */
export const programJson = `jsonb_build_object(
  'id', p.id, 'title', p.title, 'duration', p.duration, 'locale', p.locale, 'isExampleTraining', p.is_example,
  'category', jsonb_build_object('id', c.id, 'name', c.names ->> $1),
  'levels', v.levels,
  'image', jsonb_build_object('id', i.id, 'url', i.url, 'alternativeText', i.alternative_text, 'name', i.name,
    'width', i.width, 'height', i.height, 'formats', i.formats))`

export const programJoins = `from programs p
  join categories c on c.id = p.category_id
  join images i on i.id = p.image_id
  cross join lateral (
    select coalesce(
      jsonb_agg(jsonb_build_object('id', v.id, 'name', v.names ->> $1) order by v.position, v.id), '[]') as levels
    from program_levels l join levels v on v.id = l.level_id where l.program_id = p.id
  ) v`
