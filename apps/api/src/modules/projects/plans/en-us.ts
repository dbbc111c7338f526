import type { PlanTexts } from "./plan-texts.ts";

export const enUs: PlanTexts = {
  plans: {
    STP: {
      name: "STP · Third-party services and social security",
      description: "Follows the labour and social security duties of suppliers month by month.",
      analyses: [
        "Payroll and receipts",
        "FGTS, INSS and other charges",
        "Working time, vacations and dismissals",
        "Certificates of the company",
      ],
    },
    SSMA: {
      name: "SSMA · Health, safety and environment",
      description: "Follows the health and safety documents of each worker and of the company.",
      analyses: [
        "Medical certificates and programmes",
        "Trainings of the regulatory norms",
        "Protective equipment and orders",
        "Licences and equipment",
      ],
    },
  },
  faq: [
    {
      question: "May a supplier have both plans?",
      answer: "Yes. Each supplier of a project has STP, SSMA or both, and the one that lacks may be added later.",
    },
    {
      question: "May I change or take away a plan?",
      answer: "No. An assigned plan stays until the project ends, because documents have been asked for by it.",
    },
    {
      question: "What are the days of analysis?",
      answer: "In how many days a document is analysed (and analysed again when it comes back corrected). They count for SSMA.",
    },
    {
      question: "What is the period of STP?",
      answer: "The months of which documents are asked for: from the first to the last or, without a last one, while the project goes on.",
    },
  ],
};
