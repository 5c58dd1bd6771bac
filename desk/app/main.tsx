console.info('x');
