import { hairs, skins } from '../rig/colour.ts'
import type { Person } from '../rig/person.ts'

/** The people of the demo films, by invented first names. */
export const people = {
  jozef: { age: 68, skin: skins.fair, hair: hairs.grey, hairStyle: 'receding', top: '#3F6F8C', legs: '#3B4657', shoes: '#C9674A', build: 1.12, glasses: true, moustache: true },
  ola: { age: 33, skin: skins.warm, hair: hairs.brown, hairStyle: 'bun', top: '#D9705A', legs: '#0F5B4F', lashes: true },
  amara: { age: 38, skin: skins.brown, hair: hairs.black, hairStyle: 'pony', top: '#5B64A6', legs: '#8A3F3A', longSleeves: true, lashes: true },
  helena: { age: 71, skin: skins.fair, hair: hairs.white, hairStyle: 'bob', top: '#7C86BF', legs: '#2F3A7A', shoes: '#E39A6B', build: 1.1, longSleeves: true, legwear: 'loose' },
  ravi: { age: 63, skin: skins.tan, hair: hairs.steel, hairStyle: 'short', top: '#EADFCB', legs: '#55663F', shoes: '#3F6F8C', build: 1.06, legwear: 'loose' },
  iga: { age: 26, skin: skins.warm, hair: hairs.auburn, hairStyle: 'braid', top: '#F6F1E7', legs: '#2F3A7A', lashes: true },
  nia: { age: 42, skin: skins.deep, hair: hairs.black, hairStyle: 'curly', top: '#D9815A', legs: '#3E4A3A', lashes: true },
  lena: { age: 30, skin: skins.fair, hair: hairs.brown, hairStyle: 'fringe', top: '#F2F7F3', legs: '#0F5B4F', longSleeves: true, lashes: true },
  adam: { age: 36, skin: skins.warm, hair: hairs.black, hairStyle: 'short', top: '#4C6A8F', legs: '#5A4A4E', shoes: '#2F7467', beard: true, legwear: 'shorts' },
  samuel: { age: 34, skin: skins.brown, hair: hairs.black, hairStyle: 'crop', top: '#F4A963', legs: '#33415C', shoes: '#F7F1E4' },
  krystyna: { age: 66, skin: skins.fair, hair: hairs.grey, hairStyle: 'bun', top: '#C96B5A', legs: '#4A4F6A', shoes: '#F7F1E4', build: 1.06 },
  zofia: { age: 73, skin: skins.tan, hair: hairs.white, hairStyle: 'curly', top: '#3F7F74', legs: '#D9BE92', build: 0.96, longSleeves: true },
  piotr: { age: 45, skin: skins.fair, hair: hairs.auburn, hairStyle: 'crop', top: '#5F7A58', legs: '#3B4657', shoes: '#F7F1E4', build: 1.08, beard: 'short', legwear: 'loose' },
  teresa: { age: 76, skin: skins.fair, hair: hairs.white, hairStyle: 'chignon', top: '#8C5A78', legs: '#5B5F74', shoes: '#8A3F3A', build: 1.04, longSleeves: true, legwear: 'loose', glasses: true },
} satisfies Record<string, Person>
