import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useObservable } from "../../../shared/create-observable.ts";
import { askedWhys, openJustification, putAside } from "./asked-why.ts";
import { useAnswer } from "./checklist-queries.ts";
import { type AnswerValue, effectOfAnswer, nextQuestion } from "./effect-of-answer.ts";

type Item = Pendency["checklist"][number];

/** State of the checklist: current question, open justification, and handlers. */
export const useQuestions = ({ id, checklist }: Pendency, openHistory: () => void) => {
  const { mutate } = useAnswer(id);
  const [at, setAt] = useState<number | null>(null);
  const explaining = useObservable(askedWhys.watched).get(id)?.checklistId ?? null;
  const here = at ?? explaining ?? nextQuestion(checklist, null);
  const goOn = useEffectEvent(() => {
    const current = checklist.find((item) => item.id === here);
    if (current?.status === "INVALID") setAt(nextQuestion(checklist, here));
  });
  useEffect(() => {
    // The justification form has closed; if the Não was saved, the next open question becomes current.
    if (explaining === null) goOn();
  }, [explaining]);
  const justify = ({ id: checklistId, status, invalidDescription, page, answerVersion }: Item) => {
    const isChanged = status === "INVALID";
    openJustification(id, checklistId, {
      text: isChanged ? (invalidDescription ?? "") : "",
      page: isChanged && page !== null ? String(page) : "",
      suggestion: null,
      seen: answerVersion,
    });
    setAt(checklistId);
    openHistory();
  };
  const give = (item: Item, given: AnswerValue) => {
    const follows = effectOfAnswer(item.status, given);
    if (follows === "justify") return justify(item);
    putAside(id, item.id);
    if (follows === "nothing") return setAt(item.id);
    mutate({ checklistId: item.id, status: given, answerVersion: item.answerVersion });
    setAt(
      nextQuestion(
        checklist.map((one) => (one === item ? { ...one, status: given } : one)),
        item.id,
      ),
    );
  };
  return { here, explaining, go: setAt, give, justify };
};
