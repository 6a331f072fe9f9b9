/** What people type, then the programs that it must find, and with a minus those that it must not. */
export const queriesEn = `
  # Parts of the body
  neck: calm-neck morning-mobility -quiet-knees
  nape of the neck: calm-neck -light-feet
  spine: cat-back stable-bridge band-row -light-feet
  lower back: stable-bridge -waking-hands
  knees: quiet-knees knee-hug -calm-neck
  kneecap: quiet-knees -waking-hands
  shoulders: shoulder-stick wall-push -quiet-knees
  arms: wall-push band-row -side-lying-hips
  wrists: waking-hands -quiet-knees
  fingers: waking-hands -quiet-knees
  ankle: light-feet -calm-neck
  foot: light-feet steady-steps -calm-neck
  feet: light-feet
  hip: side-lying-hips stable-bridge -calm-neck
  glutes: stable-bridge side-lying-hips -waking-hands
  tummy: bird-dog -light-feet
  pelvic floor: pelvic-floor -calm-neck
  # Complaints
  back pain: cat-back band-row stable-bridge -light-feet -waking-hands
  my knee hurts: quiet-knees -calm-neck
  stiff: calm-neck cat-back shoulder-stick waking-hands
  stiff neck: calm-neck -light-feet
  frozen shoulder: shoulder-stick -light-feet
  stiff fingers in the morning: waking-hands -side-lying-hips
  headache: calm-neck -light-feet
  incontinence: pelvic-floor -calm-neck
  knee arthritis: quiet-knees -calm-neck
  afraid of falling: balance-with-a-chair steady-steps -calm-neck
  I can't sleep: bedtime-breath knee-hug deep-rest -wall-push
  anxiety: calming-breath -steady-steps
  exhausted: deep-rest gentle-return
  after a long illness: gentle-return -wall-push
  # Everyday words, positions, equipment, times
  sit: chair-morning calm-neck -cat-back -side-lying-hips
  seated exercises: chair-morning quiet-knees -steady-steps
  standing exercises: wall-push steady-steps -deep-rest
  lying down: stable-bridge deep-rest -steady-steps
  on all fours: cat-back bird-dog -calm-neck
  wheelchair: wheelchair-twists -steady-steps
  resistance band: band-row -light-feet
  something with a stick: shoulder-stick -light-feet
  no equipment: calming-breath wheelchair-twists -stable-bridge
  10 minutes: deep-rest -waking-hands
  quick workout: wall-push stable-bridge -deep-rest
  morning routine: chair-morning morning-mobility -knee-hug
  before bedtime: bedtime-breath knee-hug -chair-morning
  desk job: calm-neck band-row -steady-steps
  getting up from a chair: sit-to-stand -deep-rest
  # Chapters, typos, nothing
  shoulder circles: calm-neck wall-push wheelchair-twists -quiet-knees
  push-ups: wall-push -calm-neck
  plank: bird-dog -calm-neck
  sholder: shoulder-stick -quiet-knees
  balence: balance-with-a-chair -calm-neck
  breahting: calming-breath bedtime-breath -side-lying-hips
  xyzzy:
`
