import { findPostgres } from '../../tools/product/findPostgres.ts'
import { soakStreams } from '../../api/testing/messages/soakStreams.ts'
import { step } from '../../tools/setup/step.js'
import { median, percentile } from '../median.ts'
import { milliseconds, table, whole } from '../table.ts'

const PEOPLE = 50
const KILL_EVERY_SECONDS = 5
/** Nobody may send more than sixty messages a minute. */
const MESSAGES_A_SECOND = 25

/**
 * Sends messages among people with an open event stream each, while one of two API processes is killed every five
 * seconds, and prints what arrived. Returns the faults.
 */
export async function followStreams(messages: number): Promise<string[]> {
  const server = await findPostgres()
  if (!server) throw new Error('PostgreSQL was not reached, and several processes cannot share the embedded database.')
  const perPerson = Math.ceil(messages / PEOPLE)
  const amount = {
    people: PEOPLE,
    messages: perPerson * PEOPLE,
    seconds: (perPerson * PEOPLE) / MESSAGES_A_SECOND,
    killEverySeconds: KILL_EVERY_SECONDS,
  }
  const { delaysMs, ...followed } = await step(
    `Sending ${whole(amount.messages)} messages among ${PEOPLE} streams over two processes`,
    () => soakStreams(server, amount),
  )
  const { kills, connections, arrived, lost, doubled, disordered, restarted } = followed
  console.log(
    table(
      [
        'messages',
        'arrivals',
        'kills',
        'connections',
        'lost',
        'doubled',
        'out of order',
        'not resumed',
        'delay',
        'p99',
      ],
      [
        [
          ...[amount.messages, arrived, kills, connections, lost, doubled, disordered, restarted].map(whole),
          milliseconds(median(delaysMs)),
          milliseconds(percentile(delaysMs, 0.99)),
        ],
      ],
    ),
  )
  return lost + doubled + disordered + restarted > 0
    ? [
        `streams: ${lost} messages are lost, ${doubled} came twice, ${disordered} out of order, ${restarted} streams were not resumed`,
      ]
    : []
}
