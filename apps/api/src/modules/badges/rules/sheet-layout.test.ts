import { expect, test } from "vitest";
import { A4_MM, BADGES_PER_SHEET, CARD_MM, cuttingMarks, MARK_MM, placesOf } from "./sheet-layout.ts";

const places = Array.from({ length: BADGES_PER_SHEET }, (_, position) => placesOf(position)).flat();

test("cards and cutting marks stay on the page", () => {
  const reach = MARK_MM.length + MARK_MM.distance;
  for (const { x, y } of places) {
    expect(x - reach).toBeGreaterThan(0);
    expect(y - reach).toBeGreaterThan(0);
    expect(x + CARD_MM.width + reach).toBeLessThan(A4_MM.width);
    expect(y + CARD_MM.height + reach).toBeLessThan(A4_MM.height);
  }
});

test("cards do not overlap, and marks of one card stay off the others", () => {
  const isInside = (at: { x: number; y: number }, card: { x: number; y: number }) =>
    at.x > card.x && at.x < card.x + CARD_MM.width && at.y > card.y && at.y < card.y + CARD_MM.height;
  for (const card of places)
    for (const other of places) {
      if (card !== other) expect(Math.abs(card.x - other.x) >= CARD_MM.width || Math.abs(card.y - other.y) >= CARD_MM.height).toBe(true);
      for (const { from, to } of cuttingMarks(other)) expect(isInside(from, card) || isInside(to, card)).toBe(false);
    }
});

test("a card has two marks at each corner", () => {
  expect(cuttingMarks({ x: 20, y: 30 })).toHaveLength(8);
});
