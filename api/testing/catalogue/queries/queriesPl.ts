/** What people type, then the programs that it must find, and with a minus those that it must not. */
export const queriesPl = `
  # Części ciała
  kark: calm-neck morning-mobility -quiet-knees -light-feet
  karku: calm-neck
  szyja: calm-neck -stable-bridge
  szyi: calm-neck
  kręgosłup: cat-back stable-bridge band-row wheelchair-twists -light-feet -calm-neck
  kręgosłupa lędźwiowego: stable-bridge cat-back -waking-hands
  plecy: band-row wheelchair-twists cat-back
  krzyż: stable-bridge cat-back
  kolano: quiet-knees knee-hug sit-to-stand -calm-neck -waking-hands
  kolanach: quiet-knees -side-lying-hips
  bark: shoulder-stick wheelchair-twists wall-push -quiet-knees
  ramiona: wall-push band-row -light-feet
  ręce: waking-hands wall-push gentle-return -side-lying-hips
  nadgarstki: waking-hands -quiet-knees
  palce: waking-hands light-feet
  stóp: light-feet steady-steps -waking-hands
  kostka: light-feet
  biodra: side-lying-hips stable-bridge -calm-neck
  pośladki: stable-bridge side-lying-hips -waking-hands
  mięśnie dna miednicy: pelvic-floor -light-feet
  # Dolegliwości
  ból pleców: cat-back stable-bridge band-row -light-feet -waking-hands
  boli mnie kolano: quiet-knees -calm-neck
  sztywny: calm-neck cat-back shoulder-stick
  sztywny kark: calm-neck -quiet-knees
  zamrożony bark: shoulder-stick -light-feet
  drętwieją mi dłonie: waking-hands -quiet-knees
  opuchnięte stopy: light-feet
  nietrzymanie moczu: pelvic-floor -cat-back
  zwyrodnienie stawu kolanowego: quiet-knees -calm-neck
  boję się upadku: balance-with-a-chair steady-steps -calm-neck
  nie mogę zasnąć: bedtime-breath knee-hug deep-rest -wall-push
  stres: calming-breath bedtime-breath -steady-steps
  jestem zmęczona: deep-rest gentle-return knee-hug
  ćwiczenia po covidzie: gentle-return -wall-push
  # Codzienne słowa, pozycje, sprzęt, pory
  sit: chair-morning calm-neck wheelchair-twists -side-lying-hips -cat-back
  ćwiczenia na siedząco: chair-morning calm-neck quiet-knees -steady-steps -bird-dog
  na leżąco: stable-bridge deep-rest -steady-steps
  na wózku inwalidzkim: wheelchair-twists -steady-steps
  ćwiczenia z gumą: band-row -light-feet
  przy ścianie: wall-push steady-steps -deep-rest
  bez sprzętu: calming-breath wheelchair-twists -stable-bridge
  10 minut: deep-rest -waking-hands
  poranna gimnastyka: chair-morning morning-mobility cat-back -bedtime-breath
  przed snem: bedtime-breath knee-hug -chair-morning
  po pracy przy biurku: calm-neck band-row -steady-steps
  schody: quiet-knees -calm-neck
  # Rozdziały, literówki, nic
  krążenia barków: calm-neck wall-push wheelchair-twists -quiet-knees
  deska: bird-dog -calm-neck
  kregoslub: cat-back stable-bridge -light-feet
  oddehc: calming-breath bedtime-breath -side-lying-hips
  kolamo: quiet-knees -waking-hands
  xyzzy:
  ćwiczenia xyzzy:
`
