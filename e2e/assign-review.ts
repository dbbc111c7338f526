import { expect, type Page } from "@playwright/test";

/** Assigns the review of the opened pendency to a user of the contractor. */
export const assignReview = async (page: Page, name: string): Promise<void> => {
  const facts = page.getByRole("region", { name: "Dados da pendência" });
  await facts.getByRole("button", { name: "Mudar" }).click();
  const assigning = page.getByRole("dialog", { name: "Distribuir a análise" });
  await assigning.getByLabel("Quem analisa").selectOption({ label: name });
  await assigning.getByRole("button", { name: "Distribuir" }).click();
  await expect(assigning).toBeHidden();
  await expect(facts.getByText(name)).toBeVisible();
};
