import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { buildRelease, checkContent, compileContent, linksOfContent } from '@kinora/build'
import { NAME, packageWith } from './smallPackage.fake.ts'

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A remote with these files, and a component that its texts may use. */
function remoteWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-content-'))
  folders.push(folder)
  for (const [file, text] of Object.entries({ 'src/features/content/pieces/Question.tsx': '', ...files })) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const head = `---
title: A page
description: A description that is long enough to be of use in a search result.
updated: 2026-11-21
---
`
/** The problems of a Polish text below five lines of front matter; the English one is the same. */
const problemsOf = (text: string, files: Record<string, string> = {}) =>
  checkContent(remoteWith({ 'content/page/pl.mdx': head + text, 'content/page/en.mdx': head + text, ...files })).filter(
    (problem) => problem.startsWith('content/page/pl.mdx'),
  )

test('a correct text has no problems, nor has a package without texts', () => {
  const text =
    '## One\n\n### Two\n\n[there](/programs), [here](#one), [out](https://kinora.example), [mail](mailto:a@kinora.example)\n\n![A sun](./sun.svg)\n\n<Question id="pain" title="?">Yes.</Question>\n'
  assert.deepEqual(problemsOf(text, { 'content/page/sun.svg': '<svg/>' }), [])
  assert.deepEqual(checkContent(remoteWith({})), [])
})

const FAULTS: [name: string, text: string, problem: string][] = [
  ['no alt text', '\n![](./sun.svg)', '7: a picture without alt text'],
  [
    'a component that shows a picture without alt text',
    '\n\n<Question picture="./sun.svg" />',
    '8: <Question> shows a picture without alt text',
  ],
  ['a picture that is not there', '![A moon](./moon.svg)', '6: there is no picture ./moon.svg beside this file'],
  [
    'a picture from elsewhere',
    '![A moon](https://kinora.example/moon.svg)',
    '6: there is no picture https://kinora.example/moon.svg beside this file',
  ],
  ['a level that is skipped at the start', '### Deep', '6: "Deep" has ### below the title: a level is skipped'],
  ['a level that is skipped later', '## One\n#### Four', '7: "Four" has #### below ##: a level is skipped'],
  ['a second title', '# Again', '6: "Again" has one #: the page\'s first heading is the title between the dashes'],
  ['an unknown component', 'A\n\n<Answer />', '8: there is no component <Answer>; there are Question'],
  ['an element that Markdown has syntax for', '<img src="x" />', '6: there is no component <img>; there are Question'],
  [
    'an anchor that is not on this page',
    '[go](#two)\n\n## One',
    '6: the link #two leads to no place: there is no #two in content/page/pl.mdx',
  ],
  [
    'an anchor that is not on another page',
    '[go](/page#two)',
    '6: the link /page#two leads to no place: there is no #two in content/page/pl.mdx',
  ],
  ['an address without its scheme', '[go](kinora.example)', '6: the link kinora.example leads to no page'],
  ['two equal anchors', '## One\n## One', '7: #one is the name of two places on this page'],
  ['a tag that is not closed', 'A\n\n<Question>', '8: Expected a closing tag for `<Question>` (8:1-8:11)'],
]

for (const [name, text, problem] of FAULTS) {
  test(`reports file and line: ${name}`, () => {
    assert.deepEqual(problemsOf(text, { 'content/page/sun.svg': '<svg/>' }), [`content/page/pl.mdx:${problem}`])
  })
}

test('reports parts of which one language has fewer', () => {
  const polish = '## One\n\n<Question id="bol" title="?">Tak.</Question>\n\n## Two\n'
  const english = '## One\n\n<Question id="pain" title="?">Yes.</Question>\n\n<Question id="age" title="?" />\n'
  const page = { 'content/page/pl.mdx': head + polish, 'content/page/en.mdx': head + english }
  assert.deepEqual(checkContent(remoteWith(page)), [
    'content/page/en.mdx:1: has 1 × ##, and pl.mdx has 2: every part is in both languages',
    'content/page/pl.mdx:1: has 1 × <Question>, and en.mdx has 2: every part is in both languages',
  ])
})

test('reports file and line: problems of the front matter', () => {
  const wrong = '---\ntitle: A page\ndescription: short\nauthor: me\nupdated: yesterday\n---\n'
  assert.deepEqual(
    checkContent(remoteWith({ 'content/page/pl.mdx': wrong, 'content/page/en.mdx': 'No head at all.' })),
    [
      'content/page/en.mdx:1: the front matter lacks "title"',
      'content/page/en.mdx:1: the front matter lacks "description"',
      'content/page/en.mdx:1: the front matter lacks "updated"',
      'content/page/pl.mdx:3: "description" must not have fewer than 40 characters',
      'content/page/pl.mdx:4: the front matter has no use for "author"',
      'content/page/pl.mdx:5: "updated" must match pattern "^\\d{4}-\\d{2}-\\d{2}$"',
    ],
  )
})

test('links to pages that only another release can have are left to the promotion, each once in a text', () => {
  const text =
    '[a](/diary?day=1#top), [b](/diary), [c](/programs/1), [known](/programs), [own](/page#one)\n\n## One\n\n<Question to="/team" />\n'
  const files = {
    'content/page/pl.mdx': head + text,
    'content/page/en.mdx': `${head}[d](/diary)\n\n## One\n\n<Question />\n`,
  }
  const folder = remoteWith(files)
  assert.deepEqual(checkContent(folder), [])
  assert.deepEqual(linksOfContent(folder), [
    { path: '/diary', file: 'content/page/en.mdx' },
    { path: '/diary', file: 'content/page/pl.mdx' },
    { path: '/programs/1', file: 'content/page/pl.mdx' },
    { path: '/team', file: 'content/page/pl.mdx' },
  ])
})

test('a release names those links', async () => {
  const packageFolder = packageWith({ 'content/page/pl.mdx': `${head}[a](/diary)`, 'content/page/en.mdx': head })
  folders.push(packageFolder)
  const { links } = await buildRelease({
    packageFolder,
    name: NAME,
    mode: 'production',
    outFolder: join(packageFolder, 'out'),
    cacheFolder: join(packageFolder, 'cache'),
  })
  assert.deepEqual(links, [{ path: '/diary', file: 'content/page/pl.mdx' }])
})

test('reports the file: a missing translation', () => {
  assert.deepEqual(checkContent(remoteWith({ 'content/page/en.mdx': head })), [
    'content/page/pl.mdx:1: is missing: every page has both languages',
  ])
})

test('a build with problems in its texts fails before compiling, and lists all of them', async () => {
  const packageFolder = remoteWith({
    'content/page/pl.mdx': `${head}## A\n\n### B\n\n![](./b.svg)`,
    'content/page/en.mdx': `${head}## A`,
  })
  const build = buildRelease({
    packageFolder,
    name: 'mfe-page',
    mode: 'production',
    outFolder: join(packageFolder, 'out'),
    cacheFolder: join(packageFolder, 'cache'),
  })
  await assert.rejects(
    build,
    ({ message }: Error) =>
      message.split('\n').length === 3 && /pl\.mdx:10: .*\n.*pl\.mdx:10: .*\n.*en\.mdx:1: has 0 × ###/.test(message),
  )
})

test('a text is compiled for its language: links, typesetting, anchors, pictures', () => {
  const text = `${head}## Żółć i ład\n\n[w domu](/programs?level=1#top), [out](https://kinora.example)\n\n![A sun](./sun.svg)\n`
  const polish = compileContent(text, '/x/content/page/pl.mdx')
  assert.match(polish, /id: "zolc-i-lad"/)
  assert.match(polish, /"Żółć i\u00a0ład"/)
  assert.match(polish, /href: "\/programs\?level=1#top"/)
  assert.match(polish, /rel: "noopener noreferrer"/)
  assert.match(polish, /import picture0 from '\.\/sun\.svg\?picture'/)
  const english = compileContent(text, '/x/content/page/en.mdx')
  assert.match(english, /href: "\/en\/programs\?level=1#top"/)
  assert.match(english, /"Żółć i ład"/)
})
