// State of the search box: the typed word, its suggestions and the keyboard.
import { SUGGESTION_MIN_LENGTH } from "@emdia/contract/limits.ts";
import type { SuggestionKind } from "@emdia/contract/pendencies/list-routes.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { nextIndexForKey } from "../../../shared/list/choice.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import type { PendenciesFilter } from "../pendency-filter.ts";
import { suggestionsQuery } from "./suggestions-query.ts";
import type { FilterNames } from "./use-filter-names.ts";

const SUGGEST_DELAY_MS = 250;

/** An option of the box. The first one searches the typed word in document names. */
export type Option = {
  readonly kind: SuggestionKind;
  readonly id: number | null;
  readonly name: string;
  readonly detail: string | null;
  readonly isTyped?: true;
};
export const keyOf = ({ kind, id, name, isTyped }: Option): string => `${kind} ${id} ${name} ${isTyped}`;
type Input = { readonly filter: PendenciesFilter; readonly names: FilterNames; readonly onToList: () => void };

/** Suggestions of the typed word. Those of an earlier word are not shown; until the answer the box shows that it searches. */
const useSuggestions = (typed: string, isOpen: boolean) => {
  const [companies] = useSelectedCompanies();
  const [word] = useDebouncedValue(typed, SUGGEST_DELAY_MS);
  const isAsked = isOpen && typed.length >= SUGGESTION_MIN_LENGTH;
  const enabled = isAsked && word === typed;
  const { data = [], isFetching, error } = useQuery({ ...suggestionsQuery(word, companies), enabled });
  return { suggestions: enabled ? data : [], isSearching: isAsked && (!enabled || isFetching), error: enabled ? error : null };
};

export const useSearchBox = ({ filter: { choose }, names, onToList }: Input) => {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const typed = text.trim();
  const { suggestions, isSearching, error } = useSuggestions(typed, isOpen);
  const options: readonly Option[] =
    typed === "" ? [] : [{ kind: "document", id: null, name: typed, detail: null, isTyped: true }, ...suggestions];

  // The choice is an option, not a position, because an answer may insert options before it.
  const at = Math.max(
    0,
    options.findIndex((option) => keyOf(option) === chosenKey),
  );
  const close = () => {
    setOpen(false);
    setChosenKey(null);
  };
  const pick = ({ kind, id, name }: Option) => {
    if (kind === "document" || id === null) choose({ name });
    else {
      names[kind].keep({ id, name });
      choose({ [kind]: [id] });
    }
    setText("");
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = isOpen ? nextIndexForKey(event.key, { chosen: at, count: options.length }) : undefined;
    const nextOption = next === undefined ? undefined : options[next];
    if (nextOption) setChosenKey(keyOf(nextOption));
    if (event.key === "Enter") {
      const option = options[at];
      if (option) pick(option);
      onToList();
    }
    if (event.key === "Escape" && isOpen) close();
    if (next !== undefined || event.key === "Enter" || (event.key === "Escape" && typed !== "" && isOpen)) event.preventDefault();
  };
  const type = (value: string) => {
    setText(value);
    setChosenKey(null);
    setOpen(true);
  };
  return { text, type, options, chosen: options[at], isOpen: isOpen && options.length > 0, isSearching, error, pick, close, onKeyDown };
};
