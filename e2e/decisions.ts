import { expect, type Page } from "@playwright/test";

const answerAll = async (page: Page, key: string, questions: number): Promise<void> => {
  for (let at = 0; at < questions; at += 1) await page.keyboard.press(key);
  await expect(page.getByText(`${questions} de ${questions} respondidas`)).toBeVisible();
};

/** Answers Sim to every question and approves the document. */
export const approve = async (page: Page, questions: number): Promise<void> => {
  await answerAll(page, "1", questions);
  await page.keyboard.press("a");
};

export const doNotApply = async (page: Page, questions: number): Promise<void> => {
  await answerAll(page, "3", questions);
  await page.keyboard.press("n");
};

/** Answers Não with the suggested reason, then rejects. The rejection is prefilled with the reasons. */
export const reject = async (page: Page): Promise<void> => {
  await page.keyboard.press("2");
  const why = page.getByRole("form", { name: "Por que a resposta é Não?" });
  await expect(why.getByRole("group", { name: "Justificativas sugeridas" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(why.getByRole("button", { name: "Salvar resposta" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(why).toHaveCount(0);
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog", { name: "Reprovar" }).getByLabel("Justificativa")).toBeFocused();
  await page.keyboard.press("Control+Enter");
};
