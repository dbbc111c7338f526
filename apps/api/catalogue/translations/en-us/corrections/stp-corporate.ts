import type { TypeCorrections } from "../../../translation.ts";

export const stpCorporateCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-CONTRATO-SOCIAL": [
    [
      "There is a newer amendment at the Board of Trade → Download the last amendment from the Board of Trade portal and send it.",
      "The Board of Trade registration does not appear → Request the full-text certificate at the Board of Trade and attach it.",
    ],
    [
      "The purpose clause was not scanned → Scan the whole contract, all pages, and send it again.",
      "The purpose does not include the project's activity → Register the change of purpose at the Board of Trade and include the CNAE at the Federal Revenue.",
    ],
    [
      "It is not shown whether the capital was paid up → Attach the clause of paid-up capital, or the balance sheet that shows it.",
      "The capital is below the minimum of Law 6.019 → Register the capital increase at the Board of Trade and send the amendment.",
    ],
    [
      "The director's term has ended → Send the registered minutes of election with the current term.",
      "The signer is not a director → Attach the power of attorney to represent the company.",
    ],
  ],
  "STP-ALVARA": [
    [
      "The licence is of another company at the same address → Send the licence in the name of the supplier's CNPJ.",
      "The licence is for the old address → Request the licence of the current address at the municipality and send the protocol until then.",
    ],
    [
      "The back with the activities is missing → Scan both sides of the licence into one PDF.",
      "The CNAE carried out is not licensed → Ask the municipality to include the activity and send the changed licence.",
    ],
    [
      "The licence has expired → Renew it at the municipality and send the new licence, or the renewal protocol in time.",
      "This year's fee was not proved → Pay the inspection fee and attach the proof.",
    ],
    [
      "Only the feasibility query was sent → Replace it with the licence or the exemption statement.",
      "The exemption does not cite the norm → Issue the exemption statement with the risk classification in REDESIM.",
    ],
  ],
  "STP-CARTAO-CNPJ": [
    [
      "The registration status does not appear → Issue the complete card on the Federal Revenue site.",
      "The status is unfit, suspended or closed → Settle it at the Federal Revenue and issue the card after that.",
    ],
    [
      "The list of CNAEs is cut off → Save the whole page as PDF, with the secondary ones.",
      "No CNAE corresponds to the service → Include the CNAE through Coletor Nacional (REDESIM) and send it again.",
    ],
    [
      "The card is of another CNPJ → Query the CNPJ linked to the project and issue its card.",
      "Name or address differ from the record → Update the company's data here as at the Federal Revenue.",
    ],
    [
      "The letters are illegible on the copy → Send the PDF downloaded from the Federal Revenue again, in which the text can be copied.",
      "A letter was exchanged for a digit (O for 0, I for 1) → Correct the CNPJ in the record as on the card.",
    ],
  ],
  "STP-CCT": [
    [
      "It is only the proposal or the minutes of the assembly → Replace it with the registered agreement.",
      "The Mediador number does not appear → Download the registered copy from the Mediador system and send it.",
    ],
    [
      "The territory is not that of the project → Send the agreement of the union of the city of the work.",
      "The category is of another activity → Check the classification by the main activity and send the right agreement.",
    ],
    [
      "The amendment does not accompany the agreement → Attach this year's amendment, with the adjusted minimum pay.",
      "The term has expired → Send the new agreement, or the term that keeps the base date during the negotiation.",
    ],
    [
      "The copy is blurred → Download the electronic file from Mediador instead of scanning.",
      "Pages of the economic clauses are missing → Send the complete PDF of Mediador, with all clauses.",
    ],
  ],
};
