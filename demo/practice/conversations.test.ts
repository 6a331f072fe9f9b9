import assert from 'node:assert/strict'
import { test } from 'node:test'
import { programs } from '@kinora/content'
import { accounts } from './accounts.ts'
import { practice } from './practice.ts'
import { stories } from './stories.ts'
import { threads } from './threads.ts'

const made = practice({ today: '2026-11-21', programs })
const members = new Map(made.members.map((member) => [member.key, member]))
const texts = made.messages.filter(({ type }) => type === 'TEXT_MESSAGE')
const written = [
  ...threads.flatMap(({ member, lines }) => lines.map(([, , , text]) => ({ member, text }))),
  ...stories.flatMap(({ notes }, index) => notes.map(([, text]) => ({ member: made.members[index]?.key ?? '', text }))),
]

test('every thread belongs to a member with a specialist and arrives whole', () => {
  assert.ok(threads.filter(({ lines }) => lines.length >= 8).length >= 10)
  assert.equal(new Set(threads.map(({ member }) => member)).size, threads.length)
  for (const { member, lines } of threads) {
    const arrived = texts.filter(({ from, to }) => from === member || to === member)
    assert.deepEqual(
      arrived.map(({ content }) => content),
      lines.map(([, , , text]) => text),
      member,
    )
  }
})

test('people write in their own language, nobody shouts, and nothing names a day or month that today would belie', () => {
  const calendarWords = {
    pl: new RegExp(
      'poniedzia|wtor(ek|k)|środ[aęy]|czwart(ek|k)|piąt(ek|k)|niedziel|styczni|lut(y|ego)|mar(zec|ca|cu)|kwie(cień|tni)|' +
        'maj(a|u)\\b|czerwc|lipc|sierpni|wrześni|październik|listopad|grudni',
      'i',
    ),
    en: new RegExp(
      '\\b(mon|tues|wednes|thurs|fri|satur|sun)day|\\b(January|February|March|April|June|July|August|September|' +
        'October|November|December)\\b',
      'i',
    ),
  }
  for (const { member, text } of written) {
    const { locale = 'pl' } = members.get(member) ?? {}
    const [polish, english] = [/[ąćęłńóśźż]/i.test(text), /\b(the|and|you|is|of|it)\b/i.test(text)]
    assert.ok(locale === 'pl' ? !english : !polish, `${member}: ${text}`)
    assert.doesNotMatch(text, calendarWords[locale], member)
    assert.doesNotMatch(text, /!|\p{Lu}{4,}/u, member)
    assert.ok(text.length <= 4000 && text.trim() === text && text, member)
  }
})

test('a conversation is one: both speak, in turn, and nobody answers what they have not read', () => {
  for (const { member, lines } of threads.filter(({ lines }) => lines.length > 1)) {
    const arrived = texts.filter(({ from, to }) => from === member || to === member)
    const speakers = arrived.map(({ from }) => (from === member ? 'm' : 's')).join('')
    assert.match(speakers, /ms|sm/, member)
    assert.doesNotMatch(speakers, /m{4}|s{3}/, member)
    assert.equal(arrived.length, lines.length)
    arrived.slice(1).forEach((answer, index) => {
      const question = arrived[index]
      if (question && question.from !== answer.from)
        assert.ok(question.readAt && question.readAt <= answer.sentAt, `${member}: ${answer.content}`)
    })
  }
})

test('what is read is read in order, and something waits on either side', () => {
  for (const [pair, messages] of Map.groupBy(made.messages, ({ from, to }) => `${from} to ${to}`)) {
    assert.doesNotMatch(messages.map(({ readAt }) => (readAt ? 'r' : 'u')).join(''), /ur/, pair)
    for (const { sentAt, readAt } of messages) assert.ok(readAt === null || readAt > sentAt, pair)
  }
  const specialists = new Set(made.specialists.map(({ key }) => key))
  const unread = made.messages.filter(({ readAt }) => readAt === null)
  const [tried] = made.members.filter(({ email }) => email === accounts.member)
  assert.ok(unread.some(({ to }) => to === tried?.key))
  assert.ok(unread.some(({ to, type }) => specialists.has(to) && type === 'TEXT_MESSAGE'))
})

test('the product tells of joining, leaving, changes of the path and answers, as they happened', () => {
  const told = (type: string) => made.messages.filter((message) => message.type === type)
  assert.equal(told('JOIN_TO_TEAM').length, made.invitations.filter(({ acceptedAt }) => acceptedAt).length)
  assert.deepEqual(
    told('LEAVE_TEAM').map(({ from }) => from),
    ['henryk-leszczyna'],
  )
  for (const { key, specialist } of made.members) {
    const types = made.messages.filter(({ from, to }) => from === key || to === key).map(({ type }) => type)
    assert.ok(
      types.lastIndexOf('JOIN_TO_TEAM') <= 0 && [-1, types.length - 1].includes(types.indexOf('LEAVE_TEAM')),
      key,
    )
    if (!specialist) assert.ok(!made.paths.some(({ member }) => member === key), key)
  }
  for (const path of made.paths) {
    const changes = made.messages.filter(({ to }) => to === path.member)
    const standing = new Set<string | null>()
    for (const { type, program } of changes) {
      if (type === 'ADD_VIDEO_TO_PATH') standing.add(program)
      if (type === 'REMOVE_VIDEO_FROM_PATH') assert.ok(standing.delete(program), path.member)
    }
    assert.deepEqual([...standing].sort(), path.trainings.map(({ program }) => program).sort(), path.member)
  }
  for (const { from, program, feeling, sentAt } of told('VIDEO_SURVEY_COMPLETED')) {
    const survey = made.videoSurveys.find(({ member, at }) => member === from && at === sentAt)
    assert.deepEqual([survey?.program, survey?.feeling], [program, feeling])
  }
  assert.ok(told('VIDEO_SURVEY_COMPLETED').length > 100 && told('REMOVE_VIDEO_FROM_PATH').length > 3)
})
