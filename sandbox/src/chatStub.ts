/** The script of a chat widget: shows each message, sends it to the sandbox, and answers that nobody reads it. */
export const CHAT = `(function () {
  var home = document.currentScript.src.replace(/\\.js$/, '')
  var words = document.documentElement.lang === 'en'
    ? { label: 'Your message', send: 'Send', hello: 'Hello. How can we help?', answer: 'Thank you. This is a sandbox: nobody reads it, and nothing leaves this machine.' }
    : { label: 'Twoja wiadomość', send: 'Wyślij', hello: 'Dzień dobry. W czym możemy pomóc?', answer: 'Dziękujemy. To czat testowy: nikt tego nie czyta i nic nie opuszcza tego komputera.' }

  function make(name, text, place) {
    var element = document.createElement(name)
    element.textContent = text
    return place.appendChild(element)
  }
  function say(text, who) { make('p', text, list).className = who; list.scrollTop = list.scrollHeight }
  function send() {
    var text = field.value.trim()
    if (!text) return
    say(text, 'mine')
    navigator.sendBeacon(home, JSON.stringify({ event: 'message', fields: { text: text } }))
    field.value = ''
    say(words.answer, 'theirs')
  }

  make('style', [
    'html, body { height: 100% }',
    'body { display: flex; flex-direction: column; box-sizing: border-box; margin: 0; padding: 1rem; gap: .75rem; background: #fff; color: #1c2826; font: 1.0625rem/1.5 system-ui, sans-serif }',
    '[role=log] { flex: 1; overflow: auto; display: flex; flex-direction: column; align-items: flex-start; gap: .5rem }',
    'p { margin: 0; padding: .625rem .875rem; border-radius: 1rem; background: #f1ece3; max-width: 85%; overflow-wrap: anywhere }',
    '.mine { align-self: flex-end; background: #ddede8 }',
    'label { font-weight: 600 }',
    'div.row { display: flex; gap: .5rem }',
    'input { flex: 1; min-width: 0; box-sizing: border-box; min-height: 3rem; padding: 0 .75rem; border: 2px solid #76827c; border-radius: .75rem; font: inherit }',
    'button { min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: .75rem; background: #0f5b4f; color: #fff; font: inherit; font-weight: 600 }',
    ':focus-visible { outline: 3px solid #1c2826; outline-offset: 2px }'
  ].join('\\n'), document.head)
  var list = make('div', '', document.body)
  list.setAttribute('role', 'log')
  list.tabIndex = 0
  make('label', words.label, document.body).htmlFor = 'message'
  var row = make('div', '', document.body)
  row.className = 'row'
  var field = make('input', '', row)
  field.id = 'message'
  make('button', words.send, row).addEventListener('click', send)
  field.addEventListener('keydown', function (event) { if (event.key === 'Enter') send() })
  say(words.hello, 'theirs')
  parent.postMessage({ kinora: 1, event: 'ready' }, '*')
})()
`
