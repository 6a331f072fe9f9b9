import type { Address, Gender, ProfessionalTitle, RoleName, UserData } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'

type UserRow = {
  id: number
  role: RoleName
  locale: Locale
  email: string
  isVerified: boolean
  firstName: string
  lastName: string
  avatar: string | null
  phoneNumber: string | null
  country: string | null
  address: Address | null
  createdSeconds: number
  professionalTitle: ProfessionalTitle | null
  gender: Gender | null
  registrationNumber: string | null
}

const SELECT = `
  select id, role, locale, email, email_verified_at is not null as "isVerified", first_name as "firstName",
    last_name as "lastName", coalesce((select name || '.webp' from avatars where user_id = users.id), avatar) as avatar,
    phone_number as "phoneNumber", country, address,
    extract(epoch from created_at)::float8 as "createdSeconds",
    professional_title as "professionalTitle", gender, registration_number as "registrationNumber"
  from users where id = $userId`

/** The user's own data, as in sessions and in `user/me`. Undefined if there is no such user. */
export async function selectUserData(db: Queryable, userId: number): Promise<UserData | undefined> {
  const [user] = await db.rows<UserRow>(SELECT, { userId })
  if (!user) return undefined
  const { role, locale, isVerified, avatar, address, createdSeconds, professionalTitle, ...more } = user
  const { gender, registrationNumber, ...same } = more
  return {
    ...same,
    role: { name: role },
    isSpecialist: role === 'specialist',
    avatarURL: avatar && `/media/avatars/${avatar}`,
    emailVerified: isVerified,
    stripeLocale: locale,
    createdAt: new Date(createdSeconds * 1_000).toISOString(),
    data: address,
    ...(professionalTitle && { professionalTitle, ...(gender && { gender }) }),
    ...(registrationNumber && { registrationNumber }),
  }
}
