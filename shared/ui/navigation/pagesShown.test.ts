import { pagesShown } from './Pagination.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('on page %i of %i', (page, pageCount, pages) => {
  expect(pagesShown(page, pageCount)).toEqual(pages)
})
