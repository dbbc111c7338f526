import { COMMENT_MENTIONS_MAX } from "@emdia/contract/limits.ts";
import { Button, MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import type { CommentDraft } from "./comment-draft.ts";
import { peopleQuery } from "./comments-queries.ts";

const TYPED_MS = 250;
type Props = {
  readonly pendencyId: number;
  readonly mentions: CommentDraft["mentions"];
  readonly onMention: (mentions: CommentDraft["mentions"]) => void;
};

/** Mentions users who can see the pendency. */
export const Mentions = ({ pendencyId, mentions, onMention }: Props) => {
  const { t } = useTranslation(["review", "shared"]);
  const messageOf = useMessageOf();
  const [typed, setTyped] = useState("");
  const [name] = useDebouncedValue(typed.trim(), TYPED_MS);
  const { data: people, error, isFetching, refetch } = useQuery(peopleQuery(pendencyId, name));
  const known = new Map([...mentions, ...(people ?? [])].map((person) => [String(person.id), person]));
  return (
    <>
      <MultiSelect
        label={t("comments.mention")}
        placeholder={mentions.length === 0 ? t("comments.mentionPlaceholder") : ""}
        searchable
        hidePickedOptions
        maxValues={COMMENT_MENTIONS_MAX}
        // The empty message appears only after the server has answered.
        nothingFoundMessage={people && t("comments.nobody")}
        error={error !== null && messageOf(error)}
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        value={mentions.map(({ id }) => String(id))}
        onChange={(ids) => onMention(ids.flatMap((id) => known.get(id) ?? []).map((person) => ({ id: person.id, name: person.name })))}
        data={[...known.values()].map((person) => ({ value: String(person.id), label: person.name }))}
        comboboxProps={{ withinPortal: false }}
      />
      {error !== null && (
        <Button variant="default" size="xs" loading={isFetching} style={{ justifySelf: "start" }} onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      )}
    </>
  );
};
