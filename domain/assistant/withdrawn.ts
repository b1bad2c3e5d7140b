// What stands in a conversation in the place of what came from a document that has been deleted.

export const withdrawnAnswer = 'This answer was removed: a document that it was made from has been deleted.';

export const deletedTitle = 'Deleted document';

export const withdrawnResult = {
  code: 'document_deleted',
  message: 'A document that this told of has been deleted.',
} as const;
