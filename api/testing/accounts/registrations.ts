/** A complete and valid registration form of a member. */
export function memberForm(email: string) {
  return {
    role: 'patient',
    email,
    password: 'a quiet morning',
    passwordConfirmation: 'a quiet morning',
    firstName: ' Anna ',
    lastName: 'Zielińska',
    gender: 'female',
    age: 71,
    country: 'PL',
    phoneNumber: '512 345 678',
    address: { city: 'Łódź', streetAddress: 'Piotrkowska 1', postCode: '90-001' },
    consents: { terms: true, privacy: true, health: true, marketing: false },
  }
}

export function specialistForm(email: string) {
  return { ...memberForm(email), role: 'specialist', professionalTitle: 'physiotherapist', registrationNumber: '12345' }
}
