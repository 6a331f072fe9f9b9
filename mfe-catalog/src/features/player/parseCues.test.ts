import { parseCues } from './parseCues.ts'

test('cues become times and plain text', () => {
  const file = `WEBVTT - Kinora

NOTE written by hand
two lines

STYLE
::cue { color: red }

1
00:00:00.500 --> 00:00:04.000 align:start
<v Marta>Usiądź &amp; oprzyj</v>
stopy.

01:02:03.250 --> 01:02:05.000
Wdech.`
  expect(parseCues(file)).toEqual([
    { start: 0.5, end: 4, text: 'Usiądź & oprzyj stopy.' },
    { start: 3723.25, end: 3725, text: 'Wdech.' },
  ])
})

test('CRLF line endings and a byte order mark are accepted', () => {
  expect(parseCues('\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nTak.\r\n')).toEqual([
    { start: 1, end: 2, text: 'Tak.' },
  ])
})

test.each([
  '',
  'WEBVTT',
  'not captions at all',
  'WEBVTT\n\nsoon --> later\nNic.',
  'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>',
])('unreadable cues are skipped: %j', (file) => expect(parseCues(file)).toEqual([]))
