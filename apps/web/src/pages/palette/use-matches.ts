import { LOCALES } from "@emdia/contract/limits.ts";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type MatchGroup, matchGroups } from "../../features/search/match-groups.ts";
import { addRecentSearch, clearRecentSearches, readRecentSearches } from "../../features/search/recent-searches.ts";
import type { SearchState } from "../../features/search/search-query.ts";
import { browserStorage } from "../../shared/session/storage/browser-storage.ts";
import type { Command } from "./commands.ts";

/** Search results as options. Opening one adds the text to the recent searches. */
export const useMatches = (search: SearchState, text: string): readonly Command[] => {
  const { t, i18n } = useTranslation("palette");
  const router = useRouter();
  if (search.state !== "found") return [];
  const language = LOCALES.find((locale) => locale === i18n.language) ?? "pt-BR";
  const words = {
    language,
    states: { draft: t("draft"), inactive: t("inactive"), ended: t("ended") },
    contract: (number: string) => t("contract", { number }),
  };
  const open = (href: string) => () => {
    addRecentSearch(browserStorage, text);
    void router.navigate({ href });
  };
  const listOf = ({ kind, listHref }: MatchGroup): readonly Command[] => {
    if (listHref === undefined || kind === "documentTypes") return [];
    return [{ id: `all-${kind}`, group: kind, name: t(`all.${kind}`), href: listHref, run: open(listHref) }];
  };
  return matchGroups(search.answer, text, words).flatMap((group) => [
    ...group.matches.map((match): Command => ({ ...match, group: group.kind, run: open(match.href) })),
    ...listOf(group),
  ]);
};

/** Recent searches as options that search again. */
export const useRecentSearches = (search: (text: string) => void): readonly Command[] => {
  const { t } = useTranslation("palette");
  const [recent, setRecent] = useState(() => readRecentSearches(browserStorage));
  if (recent.length === 0) return [];
  const clear = () => {
    clearRecentSearches(browserStorage);
    setRecent([]);
  };
  return [
    ...recent.map((text, at): Command => ({ id: `recent-${at}`, group: "recent", name: text, run: () => search(text), keepsOpen: true })),
    { id: "clear-recent", group: "recent", name: t("clearRecent"), run: clear, keepsOpen: true },
  ];
};
