import { doctorThreads } from './threads/doctorThreads.ts'
import { englishThreads } from './threads/englishThreads.ts'
import { gentleThreads } from './threads/gentleThreads.ts'
import { steadyThreads } from './threads/steadyThreads.ts'
import { workThreads } from './threads/workThreads.ts'

export const threads = [...steadyThreads, ...workThreads, ...gentleThreads, ...doctorThreads, ...englishThreads]
