import type { SearchWords } from './searchWords.ts'

/** The search's words in English; searchWords.ts says what each field is. */
export const en: SearchWords = {
  ignored: `a about an and any are as at be by can could do does for from get give have help how i if in is it its me my need of
    on or please should some something that the this to want what when where which who why will with would you your after
    during im ive cant dont there so we our am no`,
  programs: `exercise exercising program programme training film video workout routine physiotherapy physio rehab pain painful painless hurt hurting hurts
    ache aching sore soreness problem relief health home`,
  questions: `question answer kinora help problem`,
  names: {
    neck: 'neck',
    shoulders: 'shoulder',
    back: 'back',
    hips: 'hip',
    knees: 'knee',
    feet: 'foot',
    hands: 'hand',
    breath: 'breath',
    chair: 'chair',
    band: 'band',
    stick: 'stick',
    wall: 'wall',
    cushion: 'cushion',
    mat: 'mat',
    standing: 'standing stand',
    sitting: 'sitting seated sit',
    lying: 'lying lie',
    kneeling: 'kneeling kneel',
    short: 'short',
    medium: 'medium',
    long: 'long',
    minutes: 'minute',
    quiet: 'quiet silent',
    example: 'free example',
    noEquipment: 'without no equipment',
  },
  synonyms: `
    # Forms that look different
    foot, feet
    stand, stood
    sit, sat, seated
    lie, lying, laying
    breath, breathe, inhale, exhale
    minute, min
    thigh, thighs
    calf, calves

    # Parts of the body
    throat => neck
    nape => neck
    head => neck
    headache => neck
    migraine => neck
    spine => back
    spinal => back
    backache => back
    lumbar => back
    lumbago => back
    sciatica => back, hip
    disc => back
    posture => back
    hunch => back
    slouch => back
    blade => shoulder
    frozen => shoulder
    arm => shoulder, hand
    elbow => shoulder, hand
    wrist => hand
    finger => hand
    thumb => hand
    carpal => hand
    pelvis => hip, pelvic
    buttock, glute, bottom, bum
    buttock => hip
    glute => hip
    groin => hip
    thigh => hip, knee
    kneecap => knee
    leg => knee, hip, foot
    calf => foot
    ankle => foot
    heel => foot
    toe => foot
    belly, abs, core, tummy, stomach, abdomen, abdominal
    chest => breath, shoulder
    lung => breath
    rib => breath
    bladder, incontinence, kegel, pelvic, leak, urine
    pregnancy => pelvic
    birth => pelvic
    postpartum => pelvic

    # Complaints
    pain, ache, aching, hurt, sore
    stiff, stiffness, rigid, tight, locked
    stiff => neck, shoulder, back
    tension, tense, knots
    tense => neck, shoulder
    stress, nerves, nervous, anxiety, anxious, panic, worry
    stress => breath
    calm, soothe, unwind, relax, relaxation, relaxing
    relax => breath
    meditation, mindfulness => breath
    tired, fatigue, exhausted, exhaustion, weary, weak, energy
    sleep, insomnia, asleep, sleeping, sleepless
    sleep => bedtime
    covid, flu, infection, illness, hospital, disease
    surgery => hospital
    operation => hospital
    stroke => hospital, balance
    osteoarthritis, arthritis, arthrosis, rheumatism
    arthritis => knee
    joint => knee, hip, hand, shoulder
    numb => hand, foot
    swollen => foot
    fall, fallen, afraid => balance, steady
    dizzy => balance
    unsteady => balance
    wobbly => balance
    steady => balance
    trip => balance
    walk, walking, step, march, stroll
    breathless => breath

    # Everyday words, times
    armchair => sit
    sofa => sit
    couch => sit
    office, desk, computer, work, job
    office => sit
    car => journey
    bus => journey
    train => journey
    plane => journey
    flight => journey
    travel, journey
    drive, driving, driver
    drive => wheel, journey
    stairs => steps
    stair => knee
    bed => lie
    floor => lie
    fours => kneel
    wheelchair, disabled
    morning, wakeup, waking
    evening, night, bedtime
    older, elderly, senior, old, pensioner, grandma, grandpa
    easy, gentle, light, simple, beginner, ease
    strong, strength, strengthen, stronger
    stretch, stretches, flexibility
    loosen, loose, mobility, mobilise
    yoga => warrior, cat
    squats, squat
    pushup, push
    elastic => band
    resistance => band
    theraband => band
    cane => stick
    pole => stick
    broom => stick
    blanket => mat
    carpet => mat
    towel => cushion
    pillow => cushion
    short, quick, fast, brief
    quarter => 15
    neighbour => quiet
    silent, noiseless

    # Questions: account, payment, films
    login, signin, log
    login => password
    log => password
    forget => remember
    forgotten, forgot, remember
    price, cost, pricing, fee, much
    price => pay, plan
    cost => pay, plan
    payment, pay, paying, paid
    subscription, subscribe, subscriber, membership
    cancel, cancellation, unsubscribe, resign, quit, terminate
    delete, remove, erase, deletion
    gift, voucher, present, coupon
    doctor, physiotherapist, physician, therapist
    subtitles, captions
    deaf => captions
    blind => reader
    font, text, letters
    larger, bigger, enlarge, zoom
    phone, mobile, smartphone, iphone, android
    tv => computer, screen
    app => install, browser
    buffering, freezing, stopping, stops, lagging, slow, loading
    internet => connection
    wifi => connection
    gdpr => data
    privacy => data
    trial => example
    safe, secure, safety
  `,
}
