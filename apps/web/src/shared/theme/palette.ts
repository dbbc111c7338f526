import type { MantineColorsTuple } from "@mantine/core";

/** Petrol, the action colour. Shade 6 on white and white on shade 5 have a contrast of 4.5:1. */
export const petrol: MantineColorsTuple = [
  "#edf6f7",
  "#d3e9ec",
  "#a8d3d9",
  "#76b8c1",
  "#4fa5b1",
  "#237f8d",
  "#0f6775",
  "#0b5562",
  "#09444f",
  "#06313a",
];

/** Warm greys of the light theme. */
export const stone: MantineColorsTuple = [
  "#f8f8f6",
  "#f1f1ee",
  "#e6e6e2",
  "#d8d8d3",
  "#bdbdb7",
  "#868780",
  "#656864",
  "#4a4d4b",
  "#303331",
  "#191c1b",
];

/** Greys of the dark theme with a petrol tint, from text to background. */
export const night: MantineColorsTuple = [
  "#e6e8e7",
  "#bcc1bf",
  "#969c9a",
  "#737a78",
  "#3b4241",
  "#2c3231",
  "#202625",
  "#161a1a",
  "#111414",
  "#0b0d0d",
];
