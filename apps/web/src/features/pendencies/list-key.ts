export const listKeys = ["j", "k", "x", "Enter", "/", "?"] as const;
export type ListKey = (typeof listKeys)[number];

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

type Place = { readonly closest: (selector: string) => unknown };
const isPlace = (target: unknown): target is Place => typeof target === "object" && target !== null && "closest" in target;

/** Which key of the list was pressed: none while somebody types, or asks something of what floats above the list. */
export const listKeyOf = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): ListKey | null => {
  if (ctrlKey || metaKey || altKey) return null;
  if (isPlace(target) && (target.closest(typing) || target.closest(floating))) return null;
  return listKeys.find((one) => one === key) ?? null;
};

/** The row that a step leads to; the first step enters the list, and its ends hold. */
export const rowAfter = (current: number, { step, count }: { readonly step: 1 | -1; readonly count: number }): number =>
  current < 0 ? 0 : Math.max(0, Math.min(count - 1, current + step));
