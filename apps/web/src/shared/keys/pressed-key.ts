// Keyboard shortcuts: which one was pressed.
type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
};

const typing = "input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable],[role=combobox]";
/** Overlays have their own keys. */
const floating = "[role=dialog],[role=menu],[role=listbox]";
/** Opt-out for an inline form, because its buttons use keys that are shortcuts outside. */
const withOwnKeys = "[data-own-keys]";

type Place = { readonly closest: (selector: string) => unknown };
const isPlace = (target: unknown): target is Place => typeof target === "object" && target !== null && "closest" in target;

/** The shortcut that was pressed; none during typing, with a modifier key, or inside an element with its own keys. */
export const pressedKey = <K extends string>(keys: readonly K[], { key, ctrlKey, metaKey, altKey, target }: Pressed): K | null => {
  if (ctrlKey || metaKey || altKey) return null;
  if (isPlace(target) && [typing, floating, withOwnKeys].some((place) => target.closest(place))) return null;
  return keys.find((one) => one === key) ?? null;
};
