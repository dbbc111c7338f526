import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  none: "No photo",
  of: "Photo of {{name}}",
  choose: "Choose photo",
  change: "Change photo",
  camera: "Take photo",
  remove: "Remove photo",
  save: "Save photo",
  cancel: "Cancel",
  preview: "Preview: the photo is not saved yet.",
  hint: "JPEG, PNG, WebP or HEIC. The photo is reduced before it is sent, and the location stored in it is removed.",
  done: "Photo saved",
  tooLarge: "The photo can have {{megabytes}} MB at most.",
  unfit: {
    wrongType: "This file is not a photo. Choose an image in JPEG, PNG, WebP or HEIC.",
    unreadable: "This photo cannot be opened. Choose another one, or save it again as JPEG.",
    tooManyPixels: "The photo has too many pixels. Reduce it and choose it again.",
  },
};
