type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
};

const typing = "input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable],[role=combobox]";
/** What floats has keys of its own. */
const floating = "[role=dialog],[role=menu],[role=listbox]";
/** A form in the midst of a screen says so of itself: its buttons are pressed by keys that mean something else outside. */
const apart = "[data-own-keys]";

type Place = { readonly closest: (selector: string) => unknown };
const isPlace = (target: unknown): target is Place => typeof target === "object" && target !== null && "closest" in target;

/** Which of a screen's keys was pressed: none while somebody types, calls the browser, or uses what has keys of its own. */
export const pressedKey = <K extends string>(keys: readonly K[], { key, ctrlKey, metaKey, altKey, target }: Pressed): K | null => {
  if (ctrlKey || metaKey || altKey) return null;
  if (isPlace(target) && [typing, floating, apart].some((place) => target.closest(place))) return null;
  return keys.find((one) => one === key) ?? null;
};
