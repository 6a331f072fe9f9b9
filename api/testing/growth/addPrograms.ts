import type pg from 'pg'

/** Copies the programs, each with a unique slug and title, until there are about so many in each language. */
export async function addPrograms(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `
    insert into programs (slug, locale, category_id, image_id, film_id, position, duration, is_example, title, summary,
      description, for_whom, what_you_need, when_not_to, transcription, chapters, positions, equipment, body_regions, is_quiet, search)
    select slug || '-' || copy, locale, category_id, image_id, film_id, position + copy * 100, duration, is_example, title || ' ' || copy,
      summary, description, for_whom, what_you_need, when_not_to, transcription, chapters, positions, equipment, body_regions, is_quiet, search
    from programs cross join generate_series(1, $1::int / (select count(*)::int from programs where locale = 'pl') - 1) as copy`,
    [count],
  )
  await client.query(`
    insert into program_levels (program_id, level_id)
    select copied.id, level.level_id from programs copied
    join programs original on original.locale = copied.locale and original.slug = regexp_replace(copied.slug, '-[0-9]+$', '')
    join program_levels level on level.program_id = original.id where copied.id > original.id on conflict do nothing`)
}
