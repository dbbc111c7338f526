import { TextInput } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconSearch } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import classes from "../viewer.module.css";
import { Tool } from "../viewer-tools.tsx";
import type { TextSearch } from "./use-text-search.ts";

/** Search field of the document. Enter goes to the next match, Shift+Enter to the previous one. */
export const SearchBar = ({ search: { query, setQuery, matches, here, step } }: { readonly search: TextSearch }) => {
  const { t } = useTranslation("review");
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <search className={classes.search}>
      <TextInput
        size="xs"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={handleKeyDown}
        leftSection={<IconSearch size={15} aria-hidden="true" />}
        aria-label={t("viewer.search")}
        placeholder={t("viewer.searchPlaceholder")}
      />
      {query.trim() !== "" && (
        <>
          <span className={classes.found} role="status">
            {matches.length === 0 ? t("viewer.foundNothing") : t("viewer.found", { here: here + 1, count: matches.length })}
          </span>
          <Tool label={t("viewer.previousMatch")} Icon={IconChevronUp} onClick={() => step(-1)} />
          <Tool label={t("viewer.nextMatch")} Icon={IconChevronDown} onClick={() => step(1)} />
        </>
      )}
    </search>
  );
};
