import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './root.js'

/**
 * Runs npm with the given Node. Resolves on success; on failure the error contains the end of its output.
 * @param {import('./ensureNode.js').NodeHome} node @param {string[]} args
 * @returns {Promise<void>}
 */
export function npm(node, args) {
  const child = spawn(node.binary, [npmScript(), ...args, '--no-audit', '--no-fund'], {
    cwd: root,
    env: node.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const said = output.trim().split('\n').slice(-15).join('\n')
      reject(
        new Error(
          `${said}\nnpm ${args[0]} failed. Check the network and the free disk space, then run the same command again.`,
        ),
      )
    })
  })
}

/** The path of npm's script, which runs with any Node and without a shell (Windows has no `npm`, only `npm.cmd`). */
export function npmScript() {
  const nearNode = dirname(process.execPath)
  const onPath = (process.env.PATH ?? process.env.Path ?? '').split(delimiter)
  const places = [
    process.env.npm_execpath ?? '',
    join(nearNode, 'node_modules/npm/bin/npm-cli.js'),
    join(nearNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...onPath.map((folder) => join(folder, 'npm')),
  ]
  for (const place of places) {
    const script = existsSync(place) ? realpathSync(place) : ''
    if (script.endsWith('npm-cli.js')) return script
  }
  throw new Error('npm was not found. It comes with Node: install both from nodejs.org and try again.')
}
