/** Camera that reads the codes of badges. */
export const text = {
  image: "Camera image",
  starting: "Opening the camera…",
  blocked: "The camera is blocked. Allow it in the browser, or type the code.",
  none: "The camera could not be opened. Type the code of the badge.",
} as const;
