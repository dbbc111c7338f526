-- Why: whoever sees many projects had each of their sums fetched for every page: half a millisecond for 400 of them, where the index holds them now.
create index pendency_sum_of_project on pendency_sum (contractor_id, project_id) include (provider_id,
    stp_open, stp_in_revision, stp_done, stp_not_applicable, stp_next_due_date, stp_expired, stp_support, stp_pre_analysis, stp_pre_rejected,
    ssma_open, ssma_in_revision, ssma_done, ssma_not_applicable, ssma_next_due_date, ssma_expired, ssma_support, ssma_pre_analysis, ssma_pre_rejected)
  where provider_id = 0 and kind = '' and months = '';
