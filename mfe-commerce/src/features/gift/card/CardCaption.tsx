import { css, styled } from 'styled-components'
import type { ReactNode } from 'react'
import type { Design } from './designOf.ts'

/**
 * The words on a gift card. Each design has its own colours, type and place for them, which fit its picture. Browsers
 * only, and only these variants are interpolated (docs/decisions/001). Sizes are parts of the card's width.
 */
const looks: Record<Design, ReturnType<typeof css>> = {
  sunrise: css`
    justify-content: space-between;
    color: #0f5b4f;
    & > strong {
      color: #fff;
    }
  `,
  leaves: css`
    padding-bottom: 19%;
    justify-content: space-between;
    color: #fdebd8;
    & > strong {
      font-style: italic;
    }
  `,
  'quiet-corner': css`
    color: #5a2320;
  `,
  'tea-by-the-window': css`
    color: #2a2f6b;
    & > strong {
      font-style: italic;
    }
  `,
  hands: css`
    justify-content: space-between;
    color: #0a443b;
    & > strong {
      font-size: 7cqi;
    }
  `,
  winter: css`
    padding-top: 5.4%;
    align-items: flex-end;
    color: #2a2f6b;
    & > strong {
      font-family: var(--font-text);
      font-weight: 700;
    }
  `,
  other: css`
    justify-content: flex-end;
    align-items: flex-start;
    color: #1c2826;
    & > * {
      padding: 0 0.4em;
      background: #faf7f2;
    }
  `,
}

/** Without pictures under the words: in high contrast they stand below the card. */
const below = css`
  position: static;
  padding: 0.75rem min(1rem, 6cqi);
  align-items: flex-start;
  color: inherit;
  font-size: min(1rem, 11cqi);

  & > strong {
    color: inherit;
    font-size: min(1.625rem, 16cqi);
  }
`

/** The pictures have the name at the top on the left; the words begin below it. */
const Words = styled.span<{ $design: Design }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 13.5% 5.4% 4.6%;
  font-size: 3.8cqi;
  line-height: 1.3;

  & > strong {
    font-family: var(--font-display);
    font-size: 7.6cqi;
    font-weight: 500;
    line-height: 1.15;
    letter-spacing: -0.01em;
  }

  ${({ $design }) => looks[$design]}

  html[data-contrast='more'] && {
    ${below}
  }

  @media (forced-colors: active) {
    && {
      ${below}
    }
  }
`

type Props = { design: Design; kind: string; length: string }

export const CardCaption = ({ design, kind, length }: Props): ReactNode => (
  <Words $design={design}>
    <span>{kind}</span>
    <strong>{length}</strong>
  </Words>
)
