import { hairs, skins } from '../rig/colour.ts'
import type { Person } from '../rig/person.ts'

/** The people of the demo films, by invented first names. */
export const people = {
  jozef: { skin: skins.fair, hair: hairs.grey, hairStyle: 'crop', top: '#3F6F8C', legs: '#3B4657', shoes: '#C9674A', build: 1.12, glasses: true },
  ola: { skin: skins.warm, hair: hairs.brown, hairStyle: 'bun', top: '#D9705A', legs: '#0F5B4F' },
  amara: { skin: skins.brown, hair: hairs.black, hairStyle: 'pony', top: '#5B64A6', legs: '#8A3F3A', longSleeves: true },
  helena: { skin: skins.fair, hair: hairs.white, hairStyle: 'bob', top: '#7C86BF', legs: '#2F3A7A', shoes: '#E39A6B', build: 1.1, longSleeves: true, legwear: 'loose' },
  ravi: { skin: skins.tan, hair: hairs.steel, hairStyle: 'short', top: '#EADFCB', legs: '#55663F', shoes: '#3F6F8C', build: 1.06, legwear: 'loose' },
  iga: { skin: skins.warm, hair: hairs.auburn, hairStyle: 'pony', top: '#F6F1E7', legs: '#2F3A7A' },
  nia: { skin: skins.deep, hair: hairs.black, hairStyle: 'curly', top: '#D9815A', legs: '#3E4A3A' },
  lena: { skin: skins.fair, hair: hairs.brown, hairStyle: 'bob', top: '#F2F7F3', legs: '#0F5B4F', longSleeves: true },
  adam: { skin: skins.warm, hair: hairs.black, hairStyle: 'short', top: '#4C6A8F', legs: '#5A4A4E', shoes: '#2F7467', beard: true, legwear: 'shorts' },
  samuel: { skin: skins.brown, hair: hairs.black, hairStyle: 'crop', top: '#F4A963', legs: '#33415C', shoes: '#F7F1E4' },
  krystyna: { skin: skins.fair, hair: hairs.grey, hairStyle: 'bun', top: '#C96B5A', legs: '#4A4F6A', shoes: '#F7F1E4', build: 1.06 },
  zofia: { skin: skins.tan, hair: hairs.white, hairStyle: 'bob', top: '#3F7F74', legs: '#D9BE92', build: 0.96, longSleeves: true },
} satisfies Record<string, Person>
