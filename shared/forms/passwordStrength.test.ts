import { passwordStrength } from './PasswordStrength.tsx'

test.each([
  ['', 'none'],
  ['abcd5', 'short'],
  ['żółw5', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['121212121212', 'weak'],
  ['123456', 'weak'],
  ['qwertyuiop', 'weak'],
  ['9876543', 'weak'],
  ['kolano', 'weak'],
  ['kolano i bark', 'fair'],
  ['Kolano12', 'fair'],
  ['lampa wiosna rower', 'good'],
  ['Tr0skliwa!Sowa', 'good'],
])('%j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
