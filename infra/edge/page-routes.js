// CloudFront Function (runtime 2.0): leads the paths of the web application to the file that serves them.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls the function by this name
function handler(event) {
  var request = event.request;
  var lastPart = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (request.uri.indexOf('/entrevista/') === 0) {
    request.uri = '/sala.html';
  } else if (request.uri === '/api/docs' || request.uri === '/api/docs/') {
    request.uri = '/api/docs/index.html';
  } else if (lastPart.indexOf('.') === -1) {
    request.uri = '/index.html';
  }
  return request;
}
