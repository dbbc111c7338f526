// Places of badges on a page of A4, in millimetres.

/** Size of a credit card (ISO/IEC 7810 ID-1). */
export const CARD_MM = { width: 85.6, height: 53.98 } as const;
export const A4_MM = { width: 210, height: 297 } as const;
/** Badges on one page. Each takes a row: the first face on the left, the second on the right. */
export const BADGES_PER_SHEET = 4;
/** Cutting marks of this length stand this far from the corners of a card. */
export const MARK_MM = { length: 4, distance: 1 } as const;

const GAP_MM = 10;
const FACES = 2;

export type Place = { readonly x: number; readonly y: number };
const startOf = (whole: number, each: number, count: number): number => (whole - count * each - (count - 1) * GAP_MM) / 2;

/** The two faces of the badge at this position of a page, side by side. */
export const placesOf = (position: number): readonly [Place, Place] => {
  const [left, top] = [startOf(A4_MM.width, CARD_MM.width, FACES), startOf(A4_MM.height, CARD_MM.height, BADGES_PER_SHEET)];
  const y = top + position * (CARD_MM.height + GAP_MM);
  return [
    { x: left, y },
    { x: left + CARD_MM.width + GAP_MM, y },
  ];
};

export type Mark = { readonly from: Place; readonly to: Place };

/** Two short lines outside each corner of a card. */
export const cuttingMarks = ({ x, y }: Place): readonly Mark[] => {
  const { length, distance } = MARK_MM;
  const [right, bottom] = [x + CARD_MM.width, y + CARD_MM.height];
  return [x, right].flatMap((cornerX) =>
    [y, bottom].flatMap((cornerY) => {
      const [outX, outY] = [cornerX === x ? -1 : 1, cornerY === y ? -1 : 1];
      return [
        { from: { x: cornerX + outX * distance, y: cornerY }, to: { x: cornerX + outX * (distance + length), y: cornerY } },
        { from: { x: cornerX, y: cornerY + outY * distance }, to: { x: cornerX, y: cornerY + outY * (distance + length) } },
      ];
    }),
  );
};
