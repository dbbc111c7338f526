import { expect, test } from "vitest";
import { keepsTimes, movesParticipants, sessionChanges } from "./session-changes.ts";

const first = { id: 1, day: "2026-03-10", start: "08:00", end: "12:00", place: "Sala 1" };
const second = { id: 2, day: "2026-03-11", start: "08:00", end: "12:00", place: "Sala 1" };
const asked = ({ id: _, ...session }: typeof first) => session;

test("a session at the same time keeps its id", () => {
  const changes = sessionChanges([first, second], [asked(second), asked(first)]);
  expect(changes).toEqual({ added: [], deleted: [], moved: [] });
  expect(keepsTimes(changes)).toBe(true);
});

test("another place changes the session and not its time", () => {
  const changes = sessionChanges([first], [{ ...asked(first), place: "Pátio" }]);
  expect(changes).toEqual({ added: [], deleted: [], moved: [{ id: 1, place: "Pátio" }] });
  expect(keepsTimes(changes)).toBe(true);
});

test("another time replaces the session", () => {
  const later = { ...asked(first), end: "13:00" };
  const changes = sessionChanges([first, second], [later, asked(second)]);
  expect(changes).toEqual({ added: [later], deleted: [1], moved: [] });
  expect(keepsTimes(changes)).toBe(false);
});

test("movesParticipants is true when a time or a place changes", () => {
  const same = sessionChanges([first], [asked(first)]);
  const place = { from: "Galpão", to: "Galpão" };
  expect(movesParticipants(same, place)).toBe(false);
  expect(movesParticipants(same, { ...place, to: "Pátio" })).toBe(true);
  expect(movesParticipants(sessionChanges([first], [{ ...asked(first), place: "Pátio" }]), place)).toBe(true);
  expect(movesParticipants(sessionChanges([first, second], [asked(first)]), place)).toBe(true);
});
