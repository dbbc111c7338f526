import { expect, test } from "vitest";
import { createJointScroll, jointPosition } from "./create-joint-scroll.ts";

const place = (scrollHeight: number, scrollTop = 0) => ({ scrollTop, scrollHeight, clientHeight: 100 });

test("jointPosition is the same relative position in the other document", () => {
  expect(jointPosition(place(1100, 500), place(2100))).toBe(1000);
  expect(jointPosition(place(100), place(2100, 70))).toBe(70);
});

test("the other document follows the one that the user scrolls", () => {
  const joint = createJointScroll();
  const [one, other] = [place(1100), place(2100)];
  joint.add(one);
  const remove = joint.add(other);
  one.scrollTop = 250;
  joint.follow(one);
  expect(other.scrollTop).toBe(500);
  // The event of the position that was set moves nothing back.
  one.scrollTop = 260;
  joint.follow(other);
  expect(one.scrollTop).toBe(260);
  other.scrollTop = 1000;
  joint.follow(other);
  expect(one.scrollTop).toBe(500);
  remove();
  one.scrollTop = 0;
  joint.follow(one);
  expect(other.scrollTop).toBe(1000);
});
